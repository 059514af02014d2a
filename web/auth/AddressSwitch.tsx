import { Switch } from '../ui/Switch.tsx';

interface Props {
  /** The address that the invitation was mailed to. */
  address: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Whether a newcomer keeps the invited address as the confirmed one. */
export function AddressSwitch({ address, isOn, onChange }: Props) {
  return <Switch label={`Use ${address} for mails about my account`} checked={isOn} onCheckedChange={onChange} />;
}
