import DIRuntime

@main
struct Program {
  static func main() {
    let job = Container().job(name: "a", count: 1, first: 2, second: 3)
    print(job.name, job.log, job.count, job.first, job.second)
  }
}
