import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Switch } from '../ui/Switch.tsx';
import { actionShortcuts, placeShortcuts } from './shortcuts.ts';
import { turnShortcuts, useShortcutsOn } from './shortcutsSwitch.ts';

/** Every keyboard shortcut, and the switch that turns all of them off. */
export function ShortcutList() {
  const isOn = useShortcutsOn();

  return (
    <>
      <Rows>
        {[...actionShortcuts, ...placeShortcuts].map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a shortcut can have the same key twice.
                <kbd key={index}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
      <Switch label="Use keyboard shortcuts" checked={isOn} onCheckedChange={turnShortcuts} />
    </>
  );
}

const { color, space } = theme;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 0 ${space[5]};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    border-bottom: 1px solid ${color.border};
  }
  dd { display: flex; gap: 4px; margin: 0; }
  kbd {
    min-width: 26px;
    padding: 2px 7px;
    border: 1px solid ${color.borderStrong};
    border-radius: 6px;
    font: ${theme.type.small};
    text-align: center;
  }
`;
