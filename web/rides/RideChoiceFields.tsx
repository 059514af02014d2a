import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { difficultyTexts, dropTexts, surfaceTexts } from './choiceTexts.ts';
import { NumberInput } from './RideFields.tsx';
import type { RideChoices } from './rideChoices.ts';
import type { RideErrors } from './validateRide.ts';

interface Props {
  choices: RideChoices;
  errors: RideErrors;
  onChange(changes: Partial<RideChoices>): void;
}

// The select does not support an empty value.
const NONE = 'none';

const optionsOf = (texts: Record<string, string>) => [
  { value: NONE, label: 'Not said' },
  ...Object.entries(texts).map(([value, label]) => ({ value, label })),
];

/** The facts by which riders choose a ride. All are optional. */
export function RideChoiceFields({ choices, errors, onChange }: Props) {
  const select = (label: string, name: keyof RideChoices, texts: Record<string, string>) => (
    <Select
      label={label}
      value={choices[name] || NONE}
      onValueChange={(value) => onChange({ [name]: value === NONE ? '' : value })}
      options={optionsOf(texts)}
    />
  );
  const speed = (label: string, name: 'paceMin' | 'paceMax') => (
    <NumberInput
      label={label}
      measure="speed"
      name={name}
      value={choices[name]}
      error={errors[name]}
      isOptional
      onText={(text) => onChange({ [name]: text })}
    />
  );

  return (
    <Root>
      {speed('Slowest speed', 'paceMin')}
      {speed('Fastest speed', 'paceMax')}
      {select('Difficulty', 'difficulty', difficultyTexts)}
      {select('Surface', 'surface', surfaceTexts)}
      {select('Drop', 'drop', dropTexts)}
      <Lights>
        <Switch
          label="Lights needed"
          checked={choices.lights !== ''}
          onCheckedChange={(checked) => onChange({ lights: checked ? 'yes' : '' })}
        />
      </Lights>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};
  align-items: start;

  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Lights = styled.div`
  align-self: end;
`;
