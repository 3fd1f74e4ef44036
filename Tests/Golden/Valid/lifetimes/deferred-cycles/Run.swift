import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.chicken.egg.value === c.egg, c.egg.chicken === c.chicken, c.chicken.egg.value.chicken === c.chicken)
    let teacher = c.teacher
    let pupil = teacher.pupil.value
    print(pupil.teacher() === teacher, c.pupil === pupil, c.teacher === teacher)
    print(c.mother.child.parent as? Mother === c.mother, c.parent.child.parent as? Mother === c.mother)
    let husband = c.husband(name: "Ada")
    print(husband.wife.value.husband === husband, husband.wife.value === c.wife(name: "Ada"))
    print(husband.wife.value === c.wife(name: "Bea"), Container().chicken === c.chicken)
    let node = c.node
    print(node.next.value === node, node.next.value === node.next.value, node.next.value.next.value === node.next.value)
    weak let egg = Container().egg
    print(egg == nil)
  }
}
