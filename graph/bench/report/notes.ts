// The words of the report: what no figure says.

export const manner = `## How it was measured

- Every server is a process of its own in production mode on a port of loopback, all on the same database with 24
  connections each; the load comes from autocannon over 32 connections in one more process.
- **The floor** is \`node:http\` and \`pg\`: one prepared statement finds the session, one more builds the whole answer as JSON
  in PostgreSQL. Nothing that answers the same can do much less.
- **The peers** are written as their own documentation recommends (the pages are cited in \`servers/peers\`), and get what
  their documentation does not ask for: named prepared statements, the product’s search, and all rules of who may read what.
  Those marked *our SQL* are given the floor’s statements on top.
- Before anything is timed every server is asked the same, and a run ends where two answers differ; cursors, and the ids
  and times of what is written, are each server’s own.
- Servers take turns within a round, and ratios are taken within it: what else the machine does falls on all alike. Before
  each turn comes a second that is not counted, as pools close connections that are idle.
- Processor time is that of the server’s process and of all processes of PostgreSQL, from \`/proc\`. SQL is counted by
  \`pg_stat_statements\`; \`begin\` and \`commit\` are statements too.
- What is committed is not waited for on disk (\`synchronous_commit = off\`), or all writes would cost what the disk costs.
- Rate limits are counted as always and set so high that none is reached.
- Every request asks as one of 200 members by a Bearer token; each of them follows about 31 others, has joined three groups
  or more and has muted two members.`;

export const aboutStatements = `PostgreSQL’s own clock (\`explain analyze\` of the prepared statement), no network. The promises are about the statement that
reads the posts; *with cards* is the one that the home feed asks, which reads along each post’s author, group, ride and what
the viewer has to do with them, in place of four statements more.`;

export const howToRun = `## To run it again

\`\`\`sh
npm ci
npm run bench                                # all of it, more than an hour; the first run seeds the communities
npm run bench -- --quick                     # shorter rounds; told to the screen and to graph/bench/.data/report
npm run bench -- --only feed,search          # some operations; also --servers product,floor
npm run bench -- --size 1m                   # 10k, 100k or 1m posts
npm run bench -- --parts statement,start     # of servers, statement, hot, memory, start; takes their places in this report
npm run bench -- --rounds 9 --seconds 10
npm run bench -- --report                    # writes report and chart anew from results.json
\`\`\`

The seeded communities are kept in \`graph/bench/.data\` and made anew when the seed or a migration changes; delete the folder to
start afresh. Let nothing else run on the machine.`;

export const whatDidNotHelp = `## What did not help

Measured when the stack was chosen, on 300,000 posts:

- Simple resolvers for fields without logic, a \`Map\` in place of the document store, graphql-jit’s own serialiser, more or
  fewer connections in the pool, taking \`@Authorized\` away: nothing that could be measured.
- \`documentStore: null\` costs a fifth, and any middleware of type-graphql for all fields a seventh, because it makes every
  field asynchronous.
- A timeline table, written at posting: the feed’s statement gets no faster that anyone would notice, a post by someone whom
  50,000 follow gets 23 ms slower, and the table grows to a hundred times that of posts.
- Counting likes and comments at reading in place of counters on the row: a quarter of the throughput.

Measured in the product, on 10,000 posts:

- Sessions kept for ten seconds: the home feed at 0.68 of the floor with them and at 0.69 without. Found by a key in a
  pipeline, a session costs less than what it would take to end it everywhere at once.
- Asking the index of authors in the order of their ids: 2,000 dormant accounts take as long in any order. What did help was
  to ask once who is muted in place of once for each of them: 8.2 ms became 5.6 ms, on 1,000,000 posts.
- More connections: one process is done soonest when its statements follow one another on two (0.86 of the floor), later on
  four (0.72), and latest on twelve (0.62), because each connection more is a process of PostgreSQL to wake.`;
