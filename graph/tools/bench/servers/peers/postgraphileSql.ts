import { captureSearch, type SearchList, searchLists } from '../../sql/productSearch.ts';
import { commentCount, distances, replyCount, unmutedComments, visiblePosts } from '../../sql/rules.ts';
import { searchFirst } from '../floorSearch.ts';

// The database objects for PostGraphile, as https://postgraphile.org/postgraphile/5/security recommends: a role for
// clients, row-level security for permissions, functions for fields that are not columns
// (https://postgraphile.org/postgraphile/5/computed-columns) and for custom queries and mutations
// (https://postgraphile.org/postgraphile/5/custom-queries, …/custom-mutations).

const bySettings = (sql: string) => sql.replaceAll('$1::uuid', '(select viewer_id())');

// The rule of comments reads other comments, which a policy on comments cannot. The function that lists comments
// applies it instead.
const row = (sql: string, alias: string) => bySettings(sql).replaceAll(`${alias}.`, '$1.');

const setUp = `
do $$ begin create role bench_rider nologin; exception when duplicate_object then null; end $$;
grant bench_rider to cycle_chat;
grant usage on schema public to bench_rider;
grant select on all tables in schema public to bench_rider;
revoke select on session, mikro_orm_migrations from bench_rider;

create function viewer_id() returns uuid language sql stable return nullif(current_setting('rider.id', true), '')::uuid;
comment on function viewer_id() is '@behavior -*';

alter table post enable row level security;
create policy read on post for select to bench_rider using (${bySettings(visiblePosts).replaceAll('p.', 'post.')});`;

const fields = `
create function post_comments_told(post) returns int language sql stable as $$ select ${row(commentCount, 'p')} $$;
create function post_viewer_has_liked(post) returns boolean language sql stable as $$
  select exists (select from post_like l where l.post_id = $1.id and l.user_id = (select viewer_id())) $$;
create function post_viewer_can_edit(post) returns boolean language sql stable as $$ select $1.author_id = (select viewer_id()) $$;
create function ride_clock(ride) returns text language sql stable as $$ select to_char($1.time, 'HH24:MI') $$;
create function ride_viewer_is_participating(ride) returns boolean language sql stable as $$
  select exists (select from ride_participant rp where rp.post_id = $1.id and rp.user_id = (select viewer_id())) $$;
create function event_clock(event) returns text language sql stable as $$ select to_char($1.time, 'HH24:MI') $$;
create function comment_replies_told(comment) returns int language sql stable as $$ select ${row(replyCount, 'c')} $$;
create function comment_viewer_can_delete(comment) returns boolean language sql stable as $$
  select $1.author_id = (select viewer_id()) or exists (select from post p where p.id = $1.post_id and p.author_id = (select viewer_id())) $$;
create function post_threads(post) returns setof comment language sql stable as $$
  select * from comment c where c.post_id = $1.id and c.parent_id is null
    and ${bySettings(unmutedComments)} order by c.created_at, c.id $$;
create function user_is_viewer("user") returns boolean language sql stable as $$ select $1.id = (select viewer_id()) $$;
create function user_viewer_is_following("user") returns boolean language sql stable as $$
  select exists (select from follow f where f.follower_id = (select viewer_id()) and f.followed_id = $1.id) $$;
${['email', 'phone', 'location', 'monthly_goal']
  .map(
    (
      column,
    ) => `create function user_own_${column}("user") returns ${column === 'monthly_goal' ? 'double precision' : 'text'}
  language sql stable as $$ select case when $1.id = (select viewer_id()) then $1.${column} end $$;`,
  )
  .join('\n')}
create type user_told as (post_count int, ride_count int, weekly_distance double precision, monthly_distance double precision);
create function user_told("user") returns user_told language sql stable as $$
  select (case when u.id = (select viewer_id()) then u.post_count else u.public_post_count end,
    case when u.id = (select viewer_id()) then u.ride_count else u.public_ride_count end, ridden.weekly, ridden.monthly)::user_told
  from (select ($1).*) u cross join lateral (${bySettings(distances)}) ridden $$;`;

const queries = `
create function user_by_name(name text) returns "user" language sql stable as $$ select * from "user" where lower(username) = lower(name) $$;
create function following_feed() returns setof post language sql stable as $$
  select p.* from post p where p.author_id = (select viewer_id())
    or p.author_id in (select followed_id from follow where follower_id = (select viewer_id()))
    or p.group_id in (select group_id from group_member where user_id = (select viewer_id())) $$;
comment on function following_feed() is '@behavior +order';`;

const mutations = `
create function set_like(post_id uuid, liked boolean) returns post language plpgsql volatile security definer as $$
declare found post;
begin
  if liked then
    insert into post_like (post_id, user_id, created_at)
    select p.id, viewer_id(), now() from post p where p.id = set_like.post_id and p.author_id <> viewer_id() and ${bySettings(visiblePosts)}
    on conflict do nothing;
  else
    delete from post_like l where l.post_id = set_like.post_id and l.user_id = viewer_id();
  end if;
  select * into found from post p where p.id = set_like.post_id;
  return found;
end $$;
create function publish_post(content text) returns post language sql volatile security definer as $$
  insert into post (id, author_id, content, created_at, updated_at) values (uuidv7(), viewer_id(), content, now(), now()) returning * $$;
create function add_comment(post_id uuid, content text) returns comment language sql volatile security definer as $$
  insert into comment (id, post_id, author_id, content, created_at)
  select uuidv7(), p.id, viewer_id(), add_comment.content, now() from post p where p.id = add_comment.post_id and ${bySettings(visiblePosts)} returning * $$;`;

const tables: Record<SearchList, string> = { users: '"user"', posts: 'post', groups: '"group"', events: 'event' };

/** A function for each list of the product’s search, with its parameters written into the text. */
async function searches(): Promise<string> {
  const probe = { viewer: 'viewer of the probe', text: 'text of the probe' };
  const functions = searchLists.map(async (list) => {
    const { statement, values } = await captureSearch(list, probe.viewer, probe.text, searchFirst);
    // A procedure caches the plan of its query; a function of plain SQL would be planned at each call. It runs with the
    // rights of its owner, because a policy would prevent the use of text indexes. The statement itself applies the
    // same rule.
    const written = statement.text.replaceAll(/\$(\d+)/g, (_match, n) => {
      const value = values[Number(n) - 1];
      if (value === probe.viewer) return '(select viewer_id())';
      if (value === probe.text) return '$1';
      return typeof value === 'number' ? String(value) : `'${value}'`;
    });
    return `create function find_${list}(query text) returns setof ${tables[list]} language plpgsql stable security definer as $$
      #variable_conflict use_column
      begin return query select t.* from (select id, row_number() over () as place from (${written}) found) found
      join ${tables[list]} t on t.id = found.id where found.place <= ${searchFirst} order by found.place; end $$;`;
  });
  return (await Promise.all(functions)).join('\n');
}

/** All SQL to run before PostGraphile serves the database. */
export const postgraphileSql = async () => [setUp, fields, queries, mutations, await searches()].join('\n');
