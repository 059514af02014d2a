import { OnlineMigration } from '../OnlineMigration.ts';

const runs = '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3005-\\u3007\\u3041-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u3400-\\u9FFF\\U00020000-\\U0003FFFF';
const separators = '\\s!-/:-@\\[-`{-~\\u2000-\\u206F\\u3000-\\u3004\\u3008-\\u303F\\u30A0\\u30FB';

const makeFunction = (normalized: string) =>
  `create or replace function search_text(value text) returns text language sql immutable strict parallel safe return btrim(regexp_replace(regexp_replace(lower(unaccent('unaccent', ${normalized})), '([${runs}]+)', ' \\1 ', 'g'), '[${separators}]+', ' ', 'g'));`;

// The normal form of one character can have 18. The longest text of a post has 10,000 characters, and its ride a few hundred.
export class Migration20261128003800_short_normal_forms extends OnlineMigration {

  override name = 'Migration20261128003800_short_normal_forms';

  override up(): void | Promise<void> {
    this.addSql(makeFunction('left(normalize(value, NFKC), 12000)'));
  }

  override down(): void | Promise<void> {
    this.addSql(makeFunction('normalize(value, NFKC)'));
  }

}
