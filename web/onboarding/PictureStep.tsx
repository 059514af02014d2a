import type { WelcomePageQuery } from '../generated.ts';
import { usePhoto } from '../posts/usePhoto.ts';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { Portrait } from '../users/Portrait.tsx';
import { Step } from './Step.tsx';
import { useSaveStep } from './useSaveStep.ts';

export type WelcomeViewer = NonNullable<WelcomePageQuery['viewer']>;

interface Props {
  viewer: WelcomeViewer;
}

export function PictureStep({ viewer }: Props) {
  const { photo, isLoading, choose } = usePhoto();
  const { save, isSaving, percent } = useSaveStep(1);

  return (
    <Step
      step={1}
      title="Let the others know your face"
      text="Riders find each other at the start of a ride. A picture helps."
      isSaving={isSaving || isLoading}
      onContinue={() => save(photo && { profilePicture: photo.dataUrl })}
    >
      <Portrait
        name={viewer.displayName}
        picture={photo?.dataUrl ?? viewer.profilePicture}
        onChoose={choose}
        chooseLabel="Choose a photo"
      />
      {percent !== undefined && <UploadProgress percent={percent} />}
    </Step>
  );
}
