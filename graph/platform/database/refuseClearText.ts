import type { Socket } from 'node:net';
import { Client } from 'pg';

// node-postgres sends the password in clear text to any server that asks for it. A process of another account can take the
// port of a database that has stopped, and would then get the password. SCRAM never sends it.

interface Connecting {
  readonly connection: { readonly stream: Socket & { readonly encrypted?: boolean } };
}
interface SignIn {
  _handleAuthCleartextPassword(this: Connecting): void;
}

const signIn = Client.prototype as unknown as SignIn;
const sendClearText = signIn._handleAuthCleartextPassword;

signIn._handleAuthCleartextPassword = function () {
  const { stream } = this.connection;
  if (stream.encrypted) sendClearText.call(this);
  else stream.destroy(new Error('The database asked for the password in clear text, without TLS: it gets none'));
};
