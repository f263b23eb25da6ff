import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { refreshUser, type SessionUser, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import formWords from '../../../i18n/form';
import kit from '../../../i18n/kit';
import { putRows } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormFoot, FormText, uploadFile, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { suffixOf } from '../../../kit/layout/fileType';
import { UserAvatar } from '../../../kit/layout/UserAvatar';
import { toast } from '../../../kit/toast';

const ACCEPTED = ['png', 'jpg', 'jpeg'];
const AVATAR_SIZE = 96;

const schema = z.object({ name: z.string().trim().max(50, 'too_long') });

/** The signed-in person's own name and picture (core§2, decision 363). */
export default function SettingsDialog(props: DialogProps<object, boolean>) {
  const { user } = useSession();
  return user ? <Settings {...props} user={user} /> : null;
}

function fileOf(dataUrl: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], 'avatar.jpg', { type: 'image/jpeg' });
}

function Settings({ user, close }: DialogProps<{ user: SessionUser }, boolean>) {
  const text = useText(accounts);
  const words = useText(kit);
  const refusals = useText(formWords);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState('');
  // Who never chose a nickname apart from the name is shown by it.
  const isShown = !!user.name && user.nickname === user.name;

  const form = useDialogForm<{ name: string }>({
    schema,
    defaultValues: { name: user.name ?? '' },
    save: async ({ name }) => {
      const avatar = picture
        ? (await uploadFile(fileOf(picture), { signal: new AbortController().signal, onProgress: () => undefined })).url
        : user.avatar;
      const { user_id, sex, tel } = user;
      await putRows('user', { user_id }, { name, nickname: isShown ? name : user.nickname, sex, tel, avatar });
      await refreshUser();
    },
    done: text.settingsSaved,
    close,
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!ACCEPTED.includes(suffixOf(file.name))) {
      toast.error(refusals.fileType(file.name));
      return;
    }
    const src = URL.createObjectURL(file);
    const cropped = await openDialog('imageCropper', { src });
    URL.revokeObjectURL(src);
    if (cropped) setPicture(cropped);
  };

  return (
    <AppDialog title={text.settings} width={300}>
      <AppForm form={form}>
        <Stack spacing={2.5}>
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
            <UserAvatar src={picture || user.avatar} name={text.avatar} size={AVATAR_SIZE} />
            <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
              {text.avatarPick}
            </Button>
            <FormHelperText sx={{ mt: -0.5 }}>{text.avatarHint}</FormHelperText>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={text.avatar}
              accept=".png,.jpg,.jpeg"
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </Box>
          <FormText name="name" label={text.name} hint={isShown ? text.nameShown : text.nameHint} autoComplete="name" />
        </Stack>
        <FormFoot>
          <Button onClick={() => close(false)}>{words.cancel}</Button>
          <Button type="submit" variant="contained" loading={form.saving}>
            {words.confirm}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}
