import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** Makes a member the founder of a group, who asks to join it, was removed from it, has made a link to it and has written its rules. */
export async function enterInEveryWay(app: TestApp, group: Made, member: Member): Promise<void> {
  const ids = [group.id, member.id];
  await app.run('update "group" set founder_id = $2 where id = $1', ...ids);
  for (const table of ['group_request', 'group_removal'])
    await app.run(`insert into ${table} (group_id, user_id) values ($1, $2)`, ...ids);
  await app.run(
    `insert into group_invitation (id, group_id, maker_id, token_hash, max_uses, created_at, expires_at)
     values ($1, $1, $2, 'hidden hash of a link', 3, now(), now())`,
    ...ids,
  );
  await app.run(
    `insert into group_rules (id, group_id, version, text, author_id, created_at)
     values (gen_random_uuid(), $1, 1, 'Be kind.', $2, now())`,
    ...ids,
  );
}
