import styled from '@emotion/styled';
import type { MailsFragment } from '../generated.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useMailSchedule } from './useMailSchedule.ts';

interface Props {
  viewer: MailsFragment;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOptions = days.map((label, index) => ({ value: String(index + 1), label }));
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The full hours, and the chosen time if another program has set it between them. */
const timeOptions = (chosen: string | null) =>
  [...new Set([...hours, ...(chosen ? [chosen] : [])])].sort().map((time) => ({ value: time, label: time }));

/** The settings section of quiet hours and the weekly digest. */
export function MailTimes({ viewer }: Props) {
  const { schedule, change } = useMailSchedule(viewer);
  const { quietFrom, quietTo, digestDay, digestHour } = schedule;

  return (
    <SettingsSection
      title="When mails come"
      text="The times are those of your time zone, which you choose in your profile."
    >
      <Switch
        label="Weekly digest of my groups, next rides and events"
        checked={digestDay !== null}
        onCheckedChange={(on) => void change({ digestDay: on ? 1 : null })}
      />
      {digestDay !== null && (
        <Times>
          <Field label="Day of the digest">
            {(control) => (
              <NativeSelect
                {...control}
                options={dayOptions}
                value={String(digestDay)}
                onChange={(event) => void change({ digestDay: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field label="Hour of the digest">
            {(control) => (
              <NativeSelect
                {...control}
                options={timeOptions(null)}
                value={hours[digestHour]}
                onChange={(event) => void change({ digestHour: hours.indexOf(event.target.value) })}
              />
            )}
          </Field>
        </Times>
      )}
      <Switch
        label="Quiet hours without mails"
        checked={quietFrom !== null}
        onCheckedChange={(on) =>
          void change(on ? { quietFrom: '22:00', quietTo: '07:00' } : { quietFrom: null, quietTo: null })
        }
      />
      {quietFrom !== null && quietTo !== null && (
        <Times>
          <Field label="Quiet from">
            {(control) => (
              <NativeSelect
                {...control}
                options={timeOptions(quietFrom).filter(({ value }) => value !== quietTo)}
                value={quietFrom}
                onChange={(event) => void change({ quietFrom: event.target.value })}
              />
            )}
          </Field>
          <Field label="Quiet until">
            {(control) => (
              <NativeSelect
                {...control}
                options={timeOptions(quietTo).filter(({ value }) => value !== quietFrom)}
                value={quietTo}
                onChange={(event) => void change({ quietTo: event.target.value })}
              />
            )}
          </Field>
        </Times>
      )}
    </SettingsSection>
  );
}

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 180px));
  gap: ${theme.space[4]};
`;
