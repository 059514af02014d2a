import styled from '@emotion/styled';
import type { EmergencyLeaderFragment, EmergencyRideFragment, EmergencySettingsQuery } from '../generated.ts';
import { firstLine } from '../rides/firstLine.ts';
import { theme } from '../theme/tokens.ts';
import { instantText } from './instantText.ts';

type Viewer = NonNullable<EmergencySettingsQuery['viewer']>;

interface Props {
  readers: NonNullable<Viewer['emergencyReaders']>;
  readings: NonNullable<Viewer['emergencyReadings']>;
}

/** Which leaders can read the contact now, and which have read it. */
export function EmergencyReaders({ readers, readings }: Props) {
  return (
    <Lists>
      <section>
        <h3>Who can read it now</h3>
        {readers.length === 0 && <p>Nobody.</p>}
        <ul>
          {readers.map(({ leader, post, closesAt }) => (
            <li key={`${leader?.id} ${post?.id}`}>
              <Reader leader={leader} post={post} />, until {instantText(closesAt)}
            </li>
          ))}
        </ul>
      </section>
      {readings.length > 0 && (
        <section>
          <h3>Who has read it</h3>
          <ul>
            {readings.map(({ leader, post, readAt }) => (
              <li key={`${leader?.id} ${post?.id} ${readAt}`}>
                <Reader leader={leader} post={post} />, on {instantText(readAt)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Lists>
  );
}

interface ReaderProps {
  leader: EmergencyLeaderFragment | null;
  post: EmergencyRideFragment | null;
}

function Reader({ leader, post }: ReaderProps) {
  return (
    <>
      <bdi>{leader?.displayName ?? 'A former leader'}</bdi> for{' '}
      {post ? <bdi>{firstLine(post.content)}</bdi> : 'a ride that you can no longer see'}
    </>
  );
}

const { color, space, type } = theme;

const Lists = styled.div`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  h3 { font: ${type.ui}; font-weight: 600; }
  ul { display: grid; gap: ${space[1]}; }
  p, li { color: ${color.textMuted}; font: ${type.small}; }
`;
