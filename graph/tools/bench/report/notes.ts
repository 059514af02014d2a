// The texts of the report.

export const manner = `## Method

- Each server is a separate process in production mode on a port of the loopback interface. All use the same database with 24
  connections each. The load comes from autocannon over 32 connections, in another process.
- **The floor** is \`node:http\` and \`pg\`: one prepared statement finds the session, another builds the whole response as JSON
  in PostgreSQL. A server with the same responses can hardly do less.
- **The peers** are written as their own documentation recommends (\`servers/peers\` cites the pages). In addition they get named
  prepared statements, the product’s search, and all rules of read permissions. Those marked *our SQL* also use the floor’s
  statements.
- Before the measurement every server gets the same requests, and the run ends if two responses differ. Cursors, and the ids
  and times of written rows, may differ.
- Servers take turns within a round, and ratios compare figures of the same round, so that other load of the machine affects all
  servers. Before each turn one second is not counted, because pools close idle connections.
- Processor time is that of the server’s process and of all processes of PostgreSQL, from \`/proc\`. \`pg_stat_statements\` counts
  SQL statements, including \`begin\` and \`commit\`.
- Commits do not wait for the disk (\`synchronous_commit = off\`). Otherwise the disk would determine the cost of all writes.
- Rate limits are counted as usual, and set so high that no request reaches them.
- Every request comes from one of 200 members, by a Bearer token. Each of them follows about 31 others, has joined three groups
  or more and has muted two members.`;

export const aboutStatements = `These are times of PostgreSQL’s own clock (\`explain analyze\` of the prepared statement), without the network. The promises
are about the statement that reads only posts. *With cards* is the statement of the home feed. It also reads the author, group and
ride of each post and the viewer’s relation to them, which would otherwise need four more statements.`;

export const howToRun = `## How to run it

\`\`\`sh
npm ci
npm run bench                                # everything, more than an hour; the first run seeds the communities
npm run bench -- --quick                     # shorter rounds; prints the report and writes it to graph/tools/bench/.data/report
npm run bench -- --only feed,search          # some operations; also --servers product,floor
npm run bench -- --size 1m                   # 10k, 100k or 1m posts
npm run bench -- --parts statement,start     # of servers, statement, hot, memory, start; replaces them in this report
npm run bench -- --rounds 9 --seconds 10
npm run bench -- --report                    # writes report and chart again from results.json
\`\`\`

The seeded communities are kept in \`graph/tools/bench/.data\`. They are created again if the seed or a migration changes. Delete the
folder to start over. Run nothing else on the machine.`;

export const whatDidNotHelp = `## Changes without effect

Measured when the stack was chosen, on 300,000 posts:

- Simple resolvers for fields without logic, a \`Map\` as the document store, graphql-jit’s own serialiser, more or fewer
  connections in the pool, removing \`@Authorized\`: no measurable difference.
- \`documentStore: null\` costs a fifth. Any middleware of type-graphql for all fields costs a seventh, because it makes every
  field asynchronous.
- A timeline table, written with each post: the feed’s statement is not noticeably faster, a post by a member with 50,000
  followers is 23 ms slower, and the table is a hundred times as large as that of posts.
- Counting likes and comments at each read instead of counters on the row: a quarter of the throughput.

Measured in the product, on 10,000 posts:

- Sessions cached for ten seconds: the home feed is at 0.68 of the floor with the cache and at 0.69 without. A look-up by key in a
  pipeline costs less than invalidating the session on all nodes.
- Reading the index of authors in the order of their ids: 2,000 dormant accounts take as long in any order. An effective change was to
  read the mutes once instead of once for each account: 8.2 ms became 5.6 ms, on 1,000,000 posts.
- More connections: one process is fastest if its statements follow one another on two connections (0.86 of the floor). Four (0.72)
  and twelve (0.62) are slower, because each connection is another PostgreSQL process to wake.`;
