/** The picture store accepted a request and did not answer it in time. */
export class StoreTimeout extends Error {
  constructor(cause: Error) {
    super('The picture store does not answer: try again in a moment', { cause });
    this.name = 'StoreTimeout';
  }
}
