import { instance } from '../lib/instance.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { announcementPart } from './announcementPart.ts';

/** The announcement of the operator. Its code loads only while there is one. */
export function LazyAnnouncement() {
  const Announcement = useLazyPart(announcementPart, instance.announcement !== undefined, () => undefined);
  return Announcement && <Announcement />;
}
