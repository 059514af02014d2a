import { clientOperations } from '../../web/build/clientOperations.ts';

const documents = new Map((await clientOperations()).map(({ name, body }) => [name, body]));

/** The document of an operation as the client sends it. Throws for a name that the client does not use. */
export function clientDocument(name: string): string {
  const document = documents.get(name);
  if (!document) throw new Error(`The client sends no operation ${name}`);
  return document;
}
