import { issueAppeal } from '../../auth/suspensionAppeals.ts';
import { newId } from '../../platform/lib/ids.ts';
import { newToken } from '../../platform/lib/tokens.ts';
import { anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import { hour, type World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const spam = { reason: 'spam', words: 'It sells helmets.', createdAt: hour(9).toISOString() };
let removalId = '';
let token = '';

/** Takes something of Ada's down. */
const remove = async ({ app, ada }: World, kind = 'comment') => {
  removalId = newId();
  await app.run(
    `insert into takedown (id, kind, author_id, reason, words, excerpt, created_at) values ($1, $2, $3, $4, $5, 'Helmets', $6)`,
    ...[removalId, kind, ada.id, spam.reason, spam.words, hour(9)],
  );
};
const warn = (world: World) => remove(world, 'warning');
const appealed = async (world: World) => {
  await remove(world);
  await world.app.run(`update takedown set appeal = 'A gift', appealed_at = $2 where id = $1`, removalId, hour(10));
};
const suspend = async (world: World) => {
  const { app, ada } = world;
  await remove(world, 'suspension');
  await app.run('update "user" set suspended_at = $2 where id = $1', ada.id, hour(9));
  token = (await issueAppeal(app.backend.sql, ada.id, new Date()))?.token ?? '';
};
const used = async (world: World) => {
  await suspend(world);
  await world.app.run('update account_token set used_at = now() where user_id = $1', world.ada.id);
};

const removal = () => ({
  id: removalId,
  kind: 'comment',
  ...spam,
  excerpt: 'Helmets',
  ...{ appeal: null, appealedAt: null, decision: null, decisionWords: null, decidedAt: null },
  ...{ canAppeal: true, isFinal: false, isByOrganiser: false, isOfGroup: false },
});
const appealing = (text: string) => () => ({ params: { id: removalId }, body: { text } });
const visitors = refuses(401, 'Authentication required');
const unknown = refuses(404, 'This link is unknown: check that the address is complete');
const spent = refuses(410, 'This link has been used');

golden('GET /api/takedowns', [
  {
    it: 'answers what was removed of one’s own',
    by: 'ada',
    given: remove,
    ask: () => ({}),
    status: 200,
    answers: () => [removal()],
  },
  { it: 'has nothing of others', by: 'ben', given: remove, ask: () => ({}), status: 200, answers: () => [] },
  { it: 'is 401 for visitors', ask: () => ({}), ...visitors },
]);

golden('POST /api/takedowns/{id}/appeal', [
  {
    it: 'answers the removal with the appeal',
    by: 'ada',
    given: remove,
    ask: appealing(' A gift '),
    status: 200,
    answers: () => ({ ...removal(), appeal: 'A gift', appealedAt: anyInstant, canAppeal: false }),
  },
  {
    it: 'answers the same again',
    by: 'ada',
    given: appealed,
    ask: appealing('A gift'),
    status: 200,
    answers: () => ({ ...removal(), appeal: 'A gift', appealedAt: hour(10).toISOString(), canAppeal: false }),
  },
  {
    it: 'is 400 without words',
    by: 'ada',
    given: remove,
    ask: appealing(' '),
    ...refuses(400, 'Please say why it should come back'),
  },
  { it: 'is 401 for visitors', given: remove, ask: appealing('A gift'), ...visitors },
  {
    it: 'is 404 for what was removed of another',
    by: 'ben',
    given: remove,
    ask: appealing('A gift'),
    ...refuses(404, 'Takedown not found'),
  },
  {
    it: 'is 404 for nobody’s id',
    by: 'ada',
    ask: () => ({ params: { id: nobodysId }, body: { text: 'A gift' } }),
    ...refuses(404, 'Takedown not found'),
  },
  {
    it: 'is 409 for another appeal',
    by: 'ada',
    given: appealed,
    ask: appealing('A mistake'),
    ...refuses(409, 'You have appealed already'),
  },
  {
    it: 'is 409 for a warning',
    by: 'ada',
    given: warn,
    ask: appealing('A gift'),
    ...refuses(409, 'A warning has removed nothing'),
  },
]);

golden('POST /api/suspension/read', [
  {
    it: 'answers the statement of reasons without a session',
    given: suspend,
    ask: () => ({ body: { token } }),
    status: 200,
    answers: () => ({ ...spam, isHidden: false }),
  },
  { it: 'is 404 for an unknown link', ask: () => ({ body: { token: newToken() } }), ...unknown },
  { it: 'is 410 for a used link', given: used, ask: () => ({ body: { token } }), ...spent },
]);

golden('POST /api/suspension/appeal', [
  {
    it: 'takes the appeal without a session',
    given: suspend,
    ask: () => ({ body: { token, text: 'A gift' } }),
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'is 400 without words',
    given: suspend,
    ask: () => ({ body: { token, text: ' ' } }),
    ...refuses(400, 'Please say why the suspension should end'),
  },
  { it: 'is 404 for an unknown link', ask: () => ({ body: { token: newToken(), text: 'A gift' } }), ...unknown },
  { it: 'is 410 for a used link', given: used, ask: () => ({ body: { token, text: 'A gift' } }), ...spent },
]);
