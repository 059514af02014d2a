import { SettingsSection } from '../settings/SettingsSection.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { nameOfZone } from '../users/TimeZoneField.tsx';
import type { InstanceDraft } from './instanceDraft.ts';
import type { DraftErrors } from './useBoardForm.ts';

interface Props {
  draft: InstanceDraft;
  errors: DraftErrors<InstanceDraft>;
  onChange(changes: Partial<InstanceDraft>): void;
}

const deviceZone = () => nameOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The announcement, its link and its end. */
export function AnnouncementFields({ draft, errors, onChange }: Props) {
  return (
    <SettingsSection title="Announcement" text="It is on top of the feed. Each reader can close it.">
      {/* the limits of the server */}
      <Field label="Text" optional error={errors.announcement}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={draft.announcement}
            onChange={({ target }) => onChange({ announcement: target.value })}
          />
        )}
      </Field>
      <Field
        label="Link"
        optional
        error={errors.announcementUrl}
        hint="An address that begins with https://, or a path such as /events."
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2048}
            value={draft.announcementUrl}
            onChange={({ target }) => onChange({ announcementUrl: target.value })}
          />
        )}
      </Field>
      <Field
        label="Ends"
        optional
        error={errors.announcementEndsAt}
        hint={`In ${deviceZone()}, the time zone of your device.`}
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={draft.announcementEndsAt}
            onChange={({ target }) => onChange({ announcementEndsAt: target.value })}
          />
        )}
      </Field>
    </SettingsSection>
  );
}
