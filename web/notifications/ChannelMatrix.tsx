import styled from '@emotion/styled';
import type { NotificationChannel, PreferencesFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { isFixed, kindLabels } from './kindLabels.ts';
import { useChannel } from './useChannel.ts';

interface Props {
  viewer: PreferencesFragment;
  /** Whether the instance sends mail. */
  hasMail: boolean;
}

const channels: readonly { channel: NotificationChannel; title: string; by: string }[] = [
  { channel: 'SCREEN', title: 'Screen', by: 'on the screen' },
  { channel: 'MAIL', title: 'Mail', by: 'by mail' },
  { channel: 'DIGEST', title: 'Digest', by: 'in the digest' },
];

/** A table with a row for each kind of notification and a column for each channel. */
export function ChannelMatrix({ viewer, hasMail }: Props) {
  const shown = hasMail ? channels : channels.slice(0, 1);

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {shown.map(({ channel, title }) => (
            <th key={channel} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {viewer.notificationPreferences?.map((preference) => (
          <tr key={preference.kind}>
            <th scope="row">{kindLabels[preference.kind]}</th>
            {shown.map(({ channel, by }) => (
              <Cell key={channel} viewer={viewer} preference={preference} channel={channel} by={by} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps extends Pick<Props, 'viewer'> {
  preference: NonNullable<PreferencesFragment['notificationPreferences']>[number];
  channel: NotificationChannel;
  by: string;
}

function Cell({ viewer, preference, channel, by }: CellProps) {
  const { isOn, toggle } = useChannel(viewer, preference, channel);

  return (
    <td>
      <label>
        <input
          type="checkbox"
          aria-label={`${kindLabels[preference.kind]}: ${by}`}
          checked={isOn}
          disabled={channel === 'SCREEN' && isFixed(preference.kind)}
          onChange={toggle}
        />
      </label>
    </td>
  );
}

const { color, size, space } = theme;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.type.ui};

  th { padding: 0; color: ${color.textMuted}; font: ${theme.type.label}; text-align: center; }
  th:first-of-type { padding-right: ${space[2]}; text-align: left; }
  tbody th { color: ${color.text}; font: ${theme.type.ui}; overflow-wrap: anywhere; }
  tbody tr { border-top: 1px solid ${color.border}; }
  thead th { padding-bottom: ${space[2]}; }
  td { width: 64px; padding: 0; }
  label { display: grid; place-items: center; min-height: ${size.touch}; cursor: pointer; }
  label:has(:disabled) { cursor: not-allowed; }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${color.accent}; cursor: inherit; }
  ${theme.media.phone} { td { width: 52px; } }
`;
