import { beforeAll, expect, test } from 'vitest';
import { makeAccessToken } from '../../test/accessTokens.ts';
import type { Member } from '../../test/factories.ts';
import { startProgram, testWith } from '../../test/runProgram.ts';
import { useApp } from '../../test/useApp.ts';
import { snippets } from './snippets.ts';

const lastPost = 45;

const app = useApp();
let member: Member;
let token: string;
beforeAll(async () => {
  member = await app.member('reader');
  const writer = await app.member('writer');
  for (let count = 1; count <= lastPost; count += 1) await app.post(writer, { content: `Post ${count}` });
  token = (await makeAccessToken(app.as(member))).secret;
});

function textOf(language: string, title: string): string {
  const snippet = snippets(app.url).find((each) => each.language === language && each.title === title);
  if (!snippet) throw new Error(`There is no ${title} in ${language}`);
  return snippet.text;
}

const start = (language: string, title: string, command: [string, ...string[]]) =>
  startProgram({ command, program: textOf(language, title), variables: { CYCLE_CHAT_TOKEN: token } });

const node: [string, ...string[]] = [process.execPath, '--input-type=module'];

async function contentsOwn(): Promise<string[]> {
  const { data } = await app.as(member).query('{ viewer { posts(first: 100) { nodes { content privacy } } } }');
  return data.viewer.posts.nodes.map((post: { content: string; privacy: string }) => `${post.privacy} ${post.content}`);
}

/** The lines of the feed that the programs print: posts by others, the newest first. */
const feedLines = Array.from({ length: lastPost }, (_, index) => `writer: Post ${lastPost - index}`);

test('these are all the programs to begin with: another one needs a test of its own', () => {
  expect(snippets(app.url).map(({ language, title }) => `${language}: ${title}`)).toEqual([
    'curl: Read',
    'curl: Write',
    'JavaScript: Read and write',
    'JavaScript: Follow live',
    'JavaScript: Send an operation by its hash',
    'Python: Read and write',
  ]);
});

testWith('curl', 'curl reads what is public', async () => {
  const [line = ''] = await start('curl', 'Read', ['sh']).rest();
  const contents = JSON.parse(line).data.feed.nodes.map(({ content }: { content: string }) => content);
  expect(contents).toEqual(['Post 45', 'Post 44', 'Post 43']);
});

testWith('curl', 'curl writes by a token', async () => {
  const [line = ''] = await start('curl', 'Write', ['sh']).rest();
  expect(JSON.parse(line).data.createPost.post.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await contentsOwn()).toContain('PRIVATE Hello from curl');
});

test('JavaScript goes through the pages and posts', async () => {
  const lines = await start('JavaScript', 'Read and write', node).rest();
  expect(lines.filter((line) => line.startsWith('writer: '))).toEqual(feedLines);
  expect(lines.at(-1)).toMatch(/^Posted [0-9a-f-]{36}$/);
  expect(await contentsOwn()).toContain('PRIVATE Hello from JavaScript');
});

test('JavaScript names an operation by its hash, which the server does not know at first', async () => {
  for (const beginnings of [['asked by its hash', 'sent the text'], ['asked by its hash']]) {
    const lines = await start('JavaScript', 'Send an operation by its hash', node).rest();
    expect(lines.slice(0, beginnings.length)).toEqual(beginnings);
    expect(lines.slice(beginnings.length)).toHaveLength(3);
  }
});

test('JavaScript is told live of a post', async () => {
  const program = start('JavaScript', 'Follow live', node);
  expect(await program.nextLine()).toBe('Waiting for new posts');
  const poster = await app.member('poster');
  await app.as(poster).query('mutation { createPost(input: { content: "Just now" }) { post { id } } }');
  expect(await program.nextLine()).toBe('poster: Just now');
  await program.stop();
});

testWith('python3', 'Python goes through the pages and posts', async () => {
  const lines = await start('Python', 'Read and write', ['python3', '-']).rest();
  expect(lines.filter((line) => line.startsWith('writer: '))).toEqual(feedLines);
  expect(lines.at(-1)).toMatch(/^Posted [0-9a-f-]{36}$/);
  expect(await contentsOwn()).toContain('PRIVATE Hello from Python');
});

test('a program whose token is dead is told so', async () => {
  const program = startProgram({
    command: node,
    program: textOf('JavaScript', 'Read and write'),
    variables: { CYCLE_CHAT_TOKEN: 'cct_dead' },
  });
  await expect(program.rest()).rejects.toThrow('UNAUTHENTICATED');
});
