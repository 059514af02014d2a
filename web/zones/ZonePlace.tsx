import styled from '@emotion/styled';
import { Route } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useId, useRef, useState } from 'react';
import type { RideStartFragment, Units } from '../generated.ts';
import type { Point } from '../moments/useDeviceLocation.ts';
import { firstLine } from '../rides/firstLine.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { PlaceGroup, PlaceProblem, PositionButton, useFoundPosition } from './PlaceGroup.tsx';
import { RideStarts } from './RideStarts.tsx';
import type { useNewZone } from './useNewZone.ts';
import type { ZoneDraft } from './zoneDraft.ts';
import { placeText } from './zoneDraft.ts';

interface Props {
  units: Units;
  form: ReturnType<typeof useNewZone>;
  /** The attributes of the input of a coordinate. */
  inputOf(name: 'lat' | 'lng'): ComponentProps<typeof Input>;
}

interface ChosenStart extends Pick<ZoneDraft, 'lat' | 'lng'> {
  name: string;
}

/** The middle of a zone: the start of a ride, the position of the device, or numbers. */
export function ZonePlace({ units, form: { draft, change, errors }, inputOf }: Props) {
  const { problem, isLocating, locate, clear } = useFoundPosition((found) => change(placeText(found)));
  const [isChoosing, setChoosing] = useState(false);
  const [start, setStart] = useState<ChosenStart>();
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isStart = start && start.lat === draft.lat && start.lng === draft.lng;

  const handleStart = ({ content }: RideStartFragment, place: Point) => {
    clear();
    const text = placeText(place);
    change(text);
    setStart({ ...text, name: firstLine(content) });
    // The rider may have moved on to another field.
    const isInList = document.getElementById(listId)?.contains(document.activeElement);
    setChoosing(false);
    if (isInList) opener.current?.focus({ preventScroll: true });
  };
  const handleLocate = () => {
    setChoosing(false);
    locate();
  };

  return (
    <PlaceGroup label="Place">
      <Ways>
        <Button
          ref={opener}
          variant="outline"
          icon={<Route />}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? listId : undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          Start of one of my rides
        </Button>
        <PositionButton isLocating={isLocating} onPress={handleLocate} />
      </Ways>
      {isChoosing && <RideStarts id={listId} units={units} onChoose={handleStart} />}
      <Chosen role="status">
        {isStart && (
          <>
            The zone lies around the start of <bdi>{start.name}</bdi>
          </>
        )}
      </Chosen>
      <PlaceProblem>{problem}</PlaceProblem>
      <Numbers>
        <Field label="Latitude" error={errors.lat}>
          {(control) => <Input {...control} {...inputOf('lat')} placeholder="53.1903" />}
        </Field>
        <Field label="Longitude" error={errors.lng}>
          {(control) => <Input {...control} {...inputOf('lng')} placeholder="-2.8912" />}
        </Field>
      </Numbers>
    </PlaceGroup>
  );
}

const { media, space, type } = theme;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Chosen = styled.p`
  font: ${type.small};

  bdi { font-weight: 600; overflow-wrap: anywhere; }
  /* mounted before its text, without a gap of its own */
  &:empty { position: absolute; }
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
`;
