import { createServer } from 'node:http';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { pool, viewerOf } from '../../sql/named.ts';

// PostGraphile in library mode, https://postgraphile.org/postgraphile/5/usage-library, with the Amber preset and the
// recommended inflection. Settings of the transaction identify the viewer,
// https://postgraphile.org/postgraphile/5/security.

const serving = postgraphile({
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  gather: { muteWarnings: true },
  grafserv: { graphiql: false, watch: false, graphqlPath: '/graphql' },
  grafast: {
    explain: false,
    context: async ({ node }) => {
      const viewer = await viewerOf(node?.req.headers.authorization);
      return { pgSettings: { role: 'bench_rider', 'rider.id': viewer ?? '' } };
    },
  },
}).createServ(grafserv);

const server = createServer();
await serving.addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
