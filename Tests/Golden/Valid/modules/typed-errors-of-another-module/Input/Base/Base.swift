public enum Missing: Error { case file }
