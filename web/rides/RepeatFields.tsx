import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { Select } from '../ui/Select.tsx';
import { isLastInMonth, newRepeat, placeInMonth, type RepeatDraft, ruleOf, weekdayCode } from './repeatDraft.ts';
import { seriesWords, weekdayCodes, weekdayName } from './seriesWords.ts';

interface Props {
  /** The first date. Empty until it is chosen. */
  date: string;
  /** Undefined for a ride that does not repeat. */
  repeat: RepeatDraft | undefined;
  error: string | undefined;
  onChange(repeat: RepeatDraft | undefined): void;
}

const never = 'never' as const;

/** How a new ride repeats: by weekdays or by the month, and until when. */
export function RepeatFields({ date, repeat, error, onChange }: Props) {
  const code = weekdayCode(date);
  const change = (changes: Partial<RepeatDraft>) => onChange({ ...newRepeat, ...repeat, ...changes });
  const choose = (every: RepeatDraft['every'] | typeof never) =>
    every === never ? onChange(undefined) : change({ every });

  return (
    <>
      <Select label="Repeats" value={repeat?.every ?? never} onValueChange={choose} options={choicesOf(date)} />
      {repeat && (
        <Box>
          {repeat.every === 'week' && (
            <Days>
              <legend>Weekdays</legend>
              {weekdayCodes.map((day) => (
                <label key={day}>
                  <input
                    type="checkbox"
                    checked={day === code || repeat.weekdays.includes(day)}
                    disabled={day === code}
                    onChange={({ target }) => change({ weekdays: toggled(repeat.weekdays, day, target.checked) })}
                  />
                  <span aria-hidden="true">{weekdayName(day).slice(0, 2)}</span>
                  <Hidden>{weekdayName(day)}</Hidden>
                </label>
              ))}
            </Days>
          )}
          <Grid>
            <Field label={repeat.every === 'week' ? 'Every how many weeks' : 'Every how many months'}>
              {(control) => (
                <Input
                  {...control}
                  value={repeat.interval}
                  onChange={({ target }) => change({ interval: digits(target.value, 2) })}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </Field>
            <Select
              label="Ends"
              value={repeat.ends}
              onValueChange={(ends) => change({ ends })}
              options={[
                { value: 'count', label: 'Number of dates' },
                { value: 'until', label: 'Last day' },
              ]}
            />
            {repeat.ends === 'count' ? (
              <Field label="Dates" error={error}>
                {(control) => (
                  <Input
                    {...control}
                    name="repeats"
                    value={repeat.count}
                    onChange={({ target }) => change({ count: digits(target.value, 3) })}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                )}
              </Field>
            ) : (
              <Field label="Last day" error={error}>
                {(control) => (
                  <Input
                    {...control}
                    name="repeats"
                    type="date"
                    min={date}
                    max="2999-12-31"
                    value={repeat.until}
                    onChange={({ target }) => change({ until: target.value })}
                  />
                )}
              </Field>
            )}
          </Grid>
          {code && (
            <Words>
              <LiveText visible>{`Repeats ${seriesWords(ruleOf(repeat, date))}, at the same local time.`}</LiveText>
            </Words>
          )}
        </Box>
      )}
    </>
  );
}

/** The choices for a date. The fifth Tuesday of a month is only its last one. */
function choicesOf(date: string) {
  const always = [
    { value: never, label: 'Does not repeat' },
    { value: 'week' as const, label: 'By weekday' },
  ];
  if (weekdayCode(date) === '') return always;
  const months = [placeInMonth(date) < 5 && 'month', isLastInMonth(date) && 'lastOfMonth'] as const;
  return [...always, ...months.flatMap((value) => (value ? [{ value, label: monthLabel(value, date) }] : []))];
}

const monthLabel = (every: RepeatDraft['every'], date: string) => {
  const words = seriesWords(ruleOf({ ...newRepeat, every }, date));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const digits = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most);

const toggled = (days: readonly string[], day: string, isOn: boolean) =>
  isOn ? [...days, day] : days.filter((each) => each !== day);

const { color, space, type } = theme;

const Box = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Days = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  border: 0;

  legend { padding: 0; margin-bottom: 6px; font: ${type.label}; font-size: 0.875rem; }
  label { position: relative; display: block; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  input:disabled { cursor: default; }
  span[aria-hidden] {
    display: grid;
    place-items: center;
    width: ${theme.size.touch};
    height: ${theme.size.touch};
    border: 1px solid ${color.borderStrong};
    border-radius: ${theme.radius.control};
    font: ${type.ui};
  }
  input:checked + span { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; font-weight: 600; }
  input:focus-visible + span { outline: 2px solid ${color.focusRing}; outline-offset: 2px; }
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};

  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Words = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;
