import styled from '@emotion/styled';
import { PencilLine, Settings } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { UpdateProfileInput } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { useUrlTab } from '../search/useUrlTab.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';
import { LazyActivity } from './LazyActivity.tsx';
import { LazyOwnWeeks } from './LazyOwnWeeks.tsx';
import { LazySavedRides } from './LazySavedRides.tsx';
import { LazySuggestedRiders } from './LazySuggestedRiders.tsx';
import { MutedPeople } from './MutedPeople.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { OwnGoals } from './OwnGoals.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ProfileStatistics } from './ProfileStatistics.tsx';
import { ProfileTitle } from './ProfileTitle.tsx';
import { profileTabs } from './profileTabs.ts';
import type { ShownProfile } from './shownProfile.ts';
import { DEFAULT_MONTHLY_GOAL } from './shownProfile.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

interface Props {
  profile: ShownProfile;
}

const tabs = [{ value: 'overview', label: 'Overview' }, ...profileTabs, { value: 'saved', label: 'Saved' }] as const;

/** The viewer's own profile, to read and to edit. Choosing a picture starts editing. */
export function OwnProfile({ profile }: Props) {
  const [isOpened, setOpened] = useState(false);
  const { photo, isLoading, choose, reset } = usePhoto();
  const { updateProfile, isSaving, percent } = useUpdateProfile();
  const { tab, choose: chooseTab } = useUrlTab(tabs, 'overview');
  const formId = useId();
  const isEditing = isOpened || photo !== undefined;
  const editButton = useFocusAfter(isEditing);
  const { monthlyGoal, unitsPreference, stats } = profile;

  const finish = () => {
    setOpened(false);
    reset();
  };
  const handleSave = async (input: UpdateProfileInput) => {
    await updateProfile(input);
    finish();
  };

  const actions = isEditing ? (
    <>
      <Button key="cancel" variant="outline" onClick={finish} disabled={isSaving}>
        Cancel
      </Button>
      <Button key="save" type="submit" form={formId} pending={isSaving} pendingLabel="Saving..." disabled={isLoading}>
        Save Changes
      </Button>
    </>
  ) : (
    <>
      <ButtonLink to="/settings" variant="ghost" icon={<Settings />}>
        Settings
      </ButtonLink>
      <Button key="edit" ref={editButton} variant="outline" icon={<PencilLine />} onClick={() => setOpened(true)}>
        Edit Profile
      </Button>
    </>
  );
  const card = isEditing ? (
    <ProfileForm
      id={formId}
      profile={profile}
      picture={photo?.dataUrl}
      percent={percent}
      onChoosePicture={choose}
      onSave={handleSave}
    />
  ) : (
    <ProfileCard profile={profile} picture={profile.profilePicture} onChoosePicture={choose}>
      <OwnFacts profile={profile} />
    </ProfileCard>
  );

  const overview = (
    <>
      <ProfileStatistics profile={profile} />
      <OwnGoals profile={profile} />
    </>
  );

  return (
    <ProfileFrame title={<ProfileTitle profile={profile} />} actions={actions} card={card}>
      {isEditing ? (
        <>
          {overview}
          <MutedPeople />
          <BlockedPeople />
        </>
      ) : (
        <Tabs label="Profile" value={tab} onValueChange={chooseTab} items={tabs}>
          <Panel value="overview">
            {overview}
            {stats.weeks && (
              <LazyOwnWeeks
                weeks={stats.weeks}
                monthlyGoal={monthlyGoal ?? DEFAULT_MONTHLY_GOAL}
                units={unitsPreference}
              />
            )}
            <LazySuggestedRiders />
          </Panel>
          {profileTabs.map(({ value }) => (
            <Panel key={value} value={value}>
              <LazyActivity tab={value} profile={profile} />
            </Panel>
          ))}
          <Panel value="saved">
            <LazySavedRides />
          </Panel>
        </Tabs>
      )}
    </ProfileFrame>
  );
}

/** Restores the focus when a finished state has removed the focused button. */
function useFocusAfter(isOn: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn) return;
    return () => target.current?.focus();
  }, [isOn]);
  return target;
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${theme.media.phone} { gap: 16px; }
`;
