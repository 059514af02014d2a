import { columnTrigger } from '../../platform/database/triggers.ts';
import { mediaPattern } from './mediaIndexes.ts';

// Triggers record the pictures that a row stops showing, whichever way it is changed or deleted. They only insert rows,
// so that concurrent deletions never wait for each other's pictures.

/** Longer than the time between a request that sends a picture again and one that shows it. */
const releasedFor = `interval '10 minutes'`;

/** Records the stored pictures among URLs of the old row. `when` must be false if there is none, as in nearly all rows. */
function releaseTrigger(table: string, { column, urls, when }: { column: string; urls: string; when: string }) {
  const body = `insert into media_check (hash, since, due_at) select substring(u.url from '${mediaPattern}'), clock_timestamp(), clock_timestamp() + ${releasedFor} from unnest(${urls}) u(url) where u.url ~ '${mediaPattern}' on conflict do nothing; return null;`;
  const name = `${table}_pictures`;
  return columnTrigger({ table, name, timing: 'after', events: ['update', 'delete'], columns: [column], body, when });
}

const ofOneUrl = (table: string, column: string) =>
  releaseTrigger(table, { column, urls: `array[old."${column}"]`, when: `old."${column}" is not null` });

export const postPicturesTrigger = releaseTrigger('post', {
  column: 'media_urls',
  urls: 'old.media_urls',
  when: `old.media_urls <> '{}'`,
});
export const userPictureTrigger = ofOneUrl('user', 'profile_picture');
export const groupPictureTrigger = ofOneUrl('group', 'picture');
export const logoTrigger = ofOneUrl('instance', 'logo');
export const momentPictureTrigger = ofOneUrl('moment', 'image_url');

/** The pictures of a deleted member lose their owner. Those that were never shown are then deleted too. */
export const ownerlessPictureTrigger = columnTrigger({
  table: 'media',
  name: 'media_ownerless',
  timing: 'after',
  events: ['update'],
  columns: ['owner_id'],
  body: `insert into media_check (hash, since, due_at) values (old.hash, clock_timestamp(), clock_timestamp() + ${releasedFor}) on conflict do nothing; return null;`,
  when: 'new.owner_id is null',
});
