import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { ProfileFragment, UpdateProfileInput } from '../generated.ts';
import { photoFault } from '../media/photoFault.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { Portrait } from './Portrait.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import type { ProfileDraft, ProfileErrors } from './profileDraft.ts';
import { draftOf, inputOf, isSameDraft, profileFields, validateProfile } from './profileDraft.ts';

interface Props {
  /** The form's id, for the button outside it. */
  id: string;
  profile: ProfileFragment;
  /** A new picture, as a data URL. */
  picture: string | undefined;
  /** The upload progress of the picture, 0 to 100. Undefined when none is being sent. */
  percent: number | undefined;
  onChoosePicture(file: File): void;
  /** Rejects when the change failed. */
  onSave(input: UpdateProfileInput): Promise<void>;
}

/** The form of a profile. It keeps its values when saving fails. */
export function ProfileForm({ id, profile, picture, percent, onChoosePicture, onSave }: Props) {
  const [draft, setDraft] = useProfileDraft(profile);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const failureToast = useFailureToast();

  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type="file"])')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = validateProfile(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await onSave(inputOf(draft, picture));
      failureToast.clear();
    } catch (failure) {
      const fault = faultOf(failure);
      const field = profileFields.find((name) => name === fault?.field);
      if (fault && field) setErrors({ [field]: fault.message });
      const text = photoFault(failure);
      failureToast.show({ title: 'Failed to update profile. Please try again.', text });
    }
  };

  return (
    <Card>
      <Form ref={form} id={id} noValidate aria-label="Edit Profile" onSubmit={handleSubmit}>
        <Portrait name={profile.displayName} picture={picture ?? profile.profilePicture} onChoose={onChoosePicture} />
        {percent !== undefined && <UploadProgress percent={percent} />}
        <ProfileFields username={profile.username} draft={draft} errors={errors} onChange={setDraft} />
        <p>
          Password, mails and privacy zones: <TextLink to="/settings">Settings</TextLink>
        </p>
      </Form>
    </Card>
  );
}

/** The form starts with the loaded profile, and resets when the profile changes. */
function useProfileDraft(profile: ProfileFragment) {
  const loaded = draftOf(profile);
  const [source, setSource] = useState(loaded);
  const [draft, setDraft] = useState<ProfileDraft>(loaded);
  if (!isSameDraft(source, loaded)) {
    setSource(loaded);
    setDraft(loaded);
  }
  return [draft, setDraft] as const;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};

  > :first-of-type { margin-bottom: ${theme.space[2]}; }
  ${theme.media.phone} { padding: ${theme.space[4]}; }
`;
