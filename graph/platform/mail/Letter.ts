/** A line of a list in a mail. */
export interface LetterItem {
  readonly text: string;
  /** The text below the line. */
  readonly detail?: string | undefined;
  readonly url: string;
}

/** The content of a mail. The text and the HTML are made from it. */
export interface Letter {
  readonly subject: string;
  /** The paragraphs above the link. */
  readonly paragraphs: readonly string[];
  /** The lists above the link. */
  readonly sections?: readonly { readonly title?: string; readonly items: readonly LetterItem[] }[];
  readonly link?: { readonly label: string; readonly url: string };
  /** The paragraphs below the link. */
  readonly notes?: readonly string[];
  /** The URL that ends mails of this kind with one POST request (RFC 8058). Absent in mails about the account itself. */
  readonly unsubscribeUrl?: string;
}
