int tick(void);
