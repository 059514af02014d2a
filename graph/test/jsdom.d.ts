declare module 'jsdom' {
  /** A page as a browser would read it; as much of it as the tests look at. */
  export class JSDOM {
    constructor(markup: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
