/** An example program that runs as it is. */
export interface Snippet {
  language: 'curl' | 'JavaScript' | 'Python';
  title: string;
  description: string;
  text: string;
}

const curlRead = (origin: string) => `
curl -s ${origin}/graphql \\
  -H 'content-type: application/json' \\
  -d '{"query": "{ feed(first: 3) { nodes { content author { username } } } }"}'
`;

const curlWrite = (origin: string) => `
curl -s ${origin}/graphql \\
  -H "authorization: Bearer $CYCLE_CHAT_TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{
    "query": "mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }",
    "variables": { "input": { "content": "Hello from curl", "privacy": "PRIVATE" } }
  }'
`;

const javaScriptProgram = (origin: string) => `
const token = process.env.CYCLE_CHAT_TOKEN;

async function ask(query, variables) {
  const response = await fetch('${origin}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: \`Bearer \${token}\` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(\`\${errors[0].extensions.code}: \${errors[0].message}\`);
  return data;
}

const page = \`query ($after: String) {
  feed(first: 20, after: $after) {
    nodes { content author { username } }
    pageInfo { endCursor hasNextPage }
  }
}\`;
let after = null;
for (let count = 1; count <= 3; count += 1) {
  const { feed } = await ask(page, { after });
  for (const post of feed.nodes) console.log(\`\${post.author.username}: \${post.content}\`);
  if (!feed.pageInfo.hasNextPage) break;
  after = feed.pageInfo.endCursor;
}

// Sent again with the same id, it writes nothing twice.
const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
const input = { id: crypto.randomUUID(), content: 'Hello from JavaScript', privacy: 'PRIVATE' };
const { createPost } = await ask(create, { input });
console.log('Posted', createPost.post.id);
`;

const javaScriptLive = (origin: string) => `
import { createClient } from 'graphql-ws';

const token = process.env.CYCLE_CHAT_TOKEN;
const client = createClient({
  url: '${origin.replace(/^http/, 'ws')}/graphql',
  connectionParams: { authorization: \`Bearer \${token}\` },
});

const query = 'subscription { feedActivity { kind at post { content author { username } } } }';
for await (const { data, errors } of client.iterate({ query })) {
  if (errors) throw new Error(errors[0].message);
  const { kind, post } = data.feedActivity;
  console.log(kind === 'POSTED' ? \`\${post.author.username}: \${post.content}\` : 'Waiting for new posts');
}
`;

const javaScriptByHash = (origin: string) => `
import { createHash } from 'node:crypto';

const query = '{ feed(first: 3) { nodes { content } } }';
const sha256Hash = createHash('sha256').update(query).digest('hex');
const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });

async function send(parameters) {
  const response = await fetch(\`${origin}/graphql?\${new URLSearchParams({ extensions, ...parameters })}\`);
  return response.json();
}

console.log('asked by its hash');
let answer = await send({});
if (answer.errors?.[0].extensions.code === 'PERSISTED_QUERY_NOT_FOUND') {
  console.log('sent the text');
  answer = await send({ query });
}
for (const post of answer.data.feed.nodes) console.log(post.content);
`;

const pythonProgram = (origin: string) => `
import json, os, urllib.error, urllib.request

TOKEN = os.environ["CYCLE_CHAT_TOKEN"]


def ask(query, **variables):
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request("${origin}/graphql", body, headers)
    try:
        answer = json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refusal:
        answer = json.load(refusal)
    for error in answer.get("errors", []):
        raise RuntimeError(f"{error['extensions']['code']}: {error['message']}")
    return answer["data"]


PAGE = """query ($after: String) {
  feed(first: 20, after: $after) {
    nodes { content author { username } }
    pageInfo { endCursor hasNextPage }
  }
}"""
after = None
for _ in range(3):
    feed = ask(PAGE, after=after)["feed"]
    for post in feed["nodes"]:
        print(f"{post['author']['username']}: {post['content']}")
    if not feed["pageInfo"]["hasNextPage"]:
        break
    after = feed["pageInfo"]["endCursor"]

CREATE = "mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }"
created = ask(CREATE, input={"content": "Hello from Python", "privacy": "PRIVATE"})
print("Posted", created["createPost"]["post"]["id"])
`;

/** The quick start. Tests run these programs exactly as the page shows them. */
export function snippets(origin: string): Snippet[] {
  const told: (Omit<Snippet, 'text'> & { textFor: (origin: string) => string })[] = [
    { language: 'curl', title: 'Read', description: 'The newest public posts, without an account.', textFor: curlRead },
    {
      language: 'curl',
      title: 'Write',
      description: 'A post that only you can read. The token needs the scope `WRITE`.',
      textFor: curlWrite,
    },
    {
      language: 'JavaScript',
      title: 'Read and write',
      description: 'Reads three pages of the feed, then creates a post. Runs in Node.js 20 and newer, as a module.',
      textFor: javaScriptProgram,
    },
    {
      language: 'JavaScript',
      title: 'Follow live',
      description: 'Prints each new post. Uses `graphql-ws` from npm. Runs in Node.js 22 and newer.',
      textFor: javaScriptLive,
    },
    {
      language: 'JavaScript',
      title: 'Send an operation by its hash',
      description:
        'Short GET requests that caches can answer. The program sends the text if the server does not know the hash.',
      textFor: javaScriptByHash,
    },
    {
      language: 'Python',
      title: 'Read and write',
      description: 'The same in Python, with only the standard library.',
      textFor: pythonProgram,
    },
  ];
  return told.map(({ textFor, ...snippet }) => ({ ...snippet, text: textFor(origin).trim() }));
}
