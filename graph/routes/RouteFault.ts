/** A fault of a route file. Its message ends a sentence that begins with `The route file`. */
export class RouteFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RouteFault';
  }
}
