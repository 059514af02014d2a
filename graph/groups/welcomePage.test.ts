import { beforeAll, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ({ ada } = await app.cast('ada'));
});

async function addGroups(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { id } = await app.group(`Group ${index} of ${count}`);
    await app.run(
      `with rider as (
         insert into "user" (id, username, display_name, password_hash)
         select gen_random_uuid(), 'rider_' || $2 || '_' || n, 'Rider', '-' from generate_series(1, 12) n returning id
       )
       insert into group_member (group_id, user_id) select $1, id from rider`,
      id,
      `${count}_${index}`,
    );
  }
}

async function read(name: string) {
  const { data, error } = await app.as(ada).query(clientDocument(name));
  expect(error).toBeNull();
  return data;
}

test('the first steps take 3 statements for the profile, and 6 for the groups, riders and suggestions, whatever their number', async () => {
  await addGroups(1);
  const costs = async () => [
    await countSql(app, () => read('WelcomePage')),
    await countSql(app, () => read('WelcomeCompany')),
  ];
  // Fills the caches of the process.
  await costs();
  const few = await costs();
  await addGroups(22);

  expect({ few, many: await costs() }).toEqual({ few: [3, 6], many: [3, 6] });
  const { groups } = await read('WelcomeCompany');
  expect(groups.edges).toHaveLength(20);
  expect(groups.edges[0].node.riders.nodes).toHaveLength(10);
});
