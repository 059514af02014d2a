import { makeApp } from '../app/app.ts';
import { connect } from '../model/orm.ts';
import { readEnv } from '../platform/env/env.ts';
import type { EmptyInstance } from './emptyInstances.ts';

/** Serves an instance without a port. */
export async function serveInstance({ environment, url }: EmptyInstance) {
  const orm = await connect(url);
  const { http } = await makeApp({ env: readEnv(environment), orm });
  return { http, close: async () => http.close().then(() => orm.close()) };
}
