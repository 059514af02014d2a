/** What is wrong with a route file, as the end of a sentence that begins with `The route file`. */
export class RouteFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RouteFault';
  }
}
