import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { submitByKeys } from '../lib/submitByKeys.ts';
import { photoFault } from '../media/photoFault.ts';
import type { TargetGroup } from '../posts/audiences.ts';
import { dropStyles } from '../posts/dropStyles.ts';
import { PhotoButton } from '../posts/PhotoButton.tsx';
import { PhotoPreview } from '../posts/PhotoPreview.tsx';
import type { usePhoto } from '../posts/usePhoto.ts';
import { usePhotoDrop } from '../posts/usePhotoDrop.ts';
import { RouteField } from '../routes/RouteField.tsx';
import type { useRoute } from '../routes/useRoute.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { ToastMessage } from '../ui/toastReducer.ts';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { LazyMeetingPoint } from './LazyMeetingPoint.tsx';
import { LazyPaceGroupFields } from './LazyPaceGroupFields.tsx';
import { RideChoiceFields } from './RideChoiceFields.tsx';
import { RideFields } from './RideFields.tsx';
import type { RideDraft } from './rideDraft.ts';
import { readPaceGroups, writePaceGroups } from './rideDraft.ts';
import type { RequiredField, RideErrors } from './validateRide.ts';
import { missingFields, validateRide } from './validateRide.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** The post of the ride that is edited. Absent for a new ride. */
  postId?: string;
  /** The group of the ride. Null or absent for none. */
  group?: TargetGroup;
  draft: RideDraft;
  /** Whether the date of the draft is only proposed, so that a file's date replaces it. */
  isDateOpen?: boolean;
  onChange(changes: Partial<RideDraft>): void;
  /** More fields, below those of the ride. */
  more?(errors: RideErrors): ReactNode;
  photo: ReturnType<typeof usePhoto>;
  route: ReturnType<typeof useRoute>;
  required: readonly RequiredField[];
  /** The toast for empty required fields. */
  complaint(missing: readonly RequiredField[]): ToastMessage;
  /** Sends the ride. On rejection, `failure` shows the error and the form keeps its values. */
  onSend(): Promise<void>;
  failure: string;
  onCancel(): void;
  isSending: boolean;
  /** The upload progress of a photo, 0 to 100. Undefined when none is sent. */
  percent: number | undefined;
  labels: { send: string; sending: string };
  /** Whether the edited ride has pace groups. */
  hasPaceGroups?: boolean;
  /** Whether only the author sees the meeting point in the form. */
  hidesMeetingPoint?: boolean;
}

const fieldOrder = [
  'description',
  'date',
  'time',
  'distance',
  'elevation',
  'location',
  'meetingPoint',
  'places',
  'paceMin',
  'paceMax',
  'paceGroups',
  'repeat',
] as const;

/** The form of a ride, new or existing. */
export function RideDialog({
  open,
  onOpenChange,
  title,
  group,
  draft,
  photo,
  route,
  isSending,
  labels,
  ...props
}: Props) {
  const [errors, setErrors] = useState<RideErrors>({});
  const failureToast = useFailureToast();
  const [batch, setBatch] = useState<File[]>();
  const drop = usePhotoDrop(photo.choose, (files) => {
    const [file, ...more] = files;
    if (more.length > 0) setBatch(files);
    else if (file) void route.choose(file);
  });
  const formId = useId();
  const paceGroups = readPaceGroups(draft.paceGroups);
  const [uploading, setUploading] = useState<readonly string[]>([]);

  const handleChange = (changes: Partial<RideDraft>) => {
    props.onChange(changes);
    const healed = Object.keys(changes).map((field) => [field, undefined]);
    setErrors({ ...errors, ...Object.fromEntries(healed) });
  };

  const show = (found: RideErrors, form: HTMLFormElement) => {
    setErrors(found);
    const first = form.elements.namedItem(fieldOrder.find((field) => found[field]) ?? '');
    if (first instanceof HTMLElement) first.focus();
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validateRide(draft, props.required);
    show(found, form);
    const missing = missingFields(draft, props.required);
    if (missing.length > 0) failureToast.show(props.complaint(missing));
    if (Object.keys(found).length > 0) return;
    try {
      await props.onSend();
      failureToast.clear();
    } catch (error) {
      show(errorsOf(error), form);
      if (faultOf(error)?.field === 'ride.routeId')
        route.refuse('This route has expired. Please choose the file again.');
      failureToast.show({ title: props.failure, text: photoFault(error) });
    }
  };

  const cancel = () => {
    setErrors({});
    props.onCancel();
  };

  const isCopying = paceGroups?.some(({ copyOf }) => copyOf) ?? false;
  const isBusy = photo.isLoading || route.upload !== undefined || uploading.length > 0 || isCopying;
  const footer = (
    <>
      <PhotoButton onChoose={photo.choose} pending={photo.isLoading} />
      <Button variant="outline" onClick={cancel} disabled={isSending}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isSending} pendingLabel={labels.sending} disabled={isBusy}>
        {labels.send}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={
        group && (
          <>
            Posting to: <bdi>{group.name}</bdi>
          </>
        )
      }
      footer={footer}
    >
      <Form
        id={formId}
        noValidate
        data-drop={drop.isOver || undefined}
        onSubmit={handleSubmit}
        onKeyDown={submitByKeys}
        {...drop.handlers}
      >
        <RouteField
          route={route}
          isFirst={!props.postId}
          facts={props.isDateOpen ? { ...draft, date: '' } : draft}
          onFacts={handleChange}
          onSeveral={setBatch}
        />
        <RideFields
          postId={props.postId}
          draft={draft}
          errors={errors}
          group={group}
          required={props.required}
          onChange={handleChange}
        />
        <LazyMeetingPoint
          postId={props.postId}
          text={draft.meetingPoint}
          error={errors.meetingPoint}
          isHidden={props.hidesMeetingPoint ?? false}
          route={route.route}
          onText={(meetingPoint) => handleChange({ meetingPoint })}
        />
        <RideChoiceFields choices={draft} errors={errors} onChange={handleChange} />
        <LazyPaceGroupFields
          postId={props.postId}
          isStored={props.hasPaceGroups ?? false}
          groups={paceGroups}
          error={errors.paceGroups}
          files={batch}
          onFilesEnd={() => setBatch(undefined)}
          onChange={(groups) => handleChange({ paceGroups: writePaceGroups(groups) })}
          onUploading={(letter, isUploading) =>
            setUploading((latest) => [...latest.filter((each) => each !== letter), ...(isUploading ? [letter] : [])])
          }
        />
        {props.more?.(errors)}
        {photo.photo && <PhotoPreview photo={photo.photo} onDescribe={photo.describe} onRemove={photo.remove} />}
        {props.percent !== undefined && <UploadProgress percent={props.percent} />}
      </Form>
    </Dialog>
  );
}

const otherNames: Record<string, string> = { content: 'description', repeats: 'repeat' };

/** The server names fields as in the API: `content` and `ride.distance`. */
function errorsOf(error: unknown): RideErrors {
  const fault = faultOf(error);
  const path = fault?.field ?? '';
  const name = otherNames[path] ?? path.replace(/^ride\./, '').split('.')[0];
  const field = fieldOrder.find((known) => known === name);
  if (field === 'paceGroups' && path.endsWith('.routeId'))
    return { paceGroups: 'A route of a pace group has expired. Please choose its file again.' };
  return fault && field ? { [field]: fault.message } : {};
}

const Form = styled.form`
  ${dropStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
