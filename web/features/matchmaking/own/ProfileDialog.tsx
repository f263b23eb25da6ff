import { type OwnMatchmaking, profileInput } from '../../../../db/contract/matchmaking';
import { FormScopes } from '../../../domain/fields';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormMulti, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { refresh, slotText } from '../times';

/** Takes part, or changes what one says of oneself. */
export default function ProfileDialog({ own, close }: DialogProps<{ own: OwnMatchmaking }, boolean>) {
  const { profile: text, save, join } = useText(words);
  const { profile } = own;
  const form = useDialogForm({
    schema: profileInput,
    draftKey: `matchmaking-profile-${own.meeting.id}`,
    defaultValues: {
      meeting_id: own.meeting.id,
      name: profile.name,
      unit: profile.unit ?? '',
      post: profile.post ?? '',
      offered: profile.offered ?? '',
      wanted: profile.wanted ?? '',
      scopes: profile.scopes.map(({ id }) => id),
      away: profile.away,
    },
    save: async (values) => {
      await api.post('/v1/user/matchmaking/join', values);
      await refresh();
    },
    done: text.saved,
    close,
  });
  return (
    <FormDialog form={form} title={text.title} width={640} submit={own.taking_part ? save : join}>
      <FormText name="name" label={text.name} required maxLength={50} />
      <FormText name="unit" label={text.unit} maxLength={100} />
      <FormText name="post" label={text.post} maxLength={100} />
      <FormText name="offered" label={text.offered} hint={text.offeredHint} rows={3} maxLength={500} />
      <FormText name="wanted" label={text.wanted} rows={3} maxLength={500} />
      <FormScopes name="scopes" label={text.scopes} hint={text.scopesHint} />
      <FormMulti
        name="away"
        label={text.away}
        hint={text.awayHint}
        options={own.slots.map((slot) => ({ value: slot.id, label: slotText(slot) }))}
      />
    </FormDialog>
  );
}
