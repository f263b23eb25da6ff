import Button from '@mui/material/Button';
import type { Star } from '../../../db/contract/services';
import words from '../../i18n/stars';
import { api, reread } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { useVersions } from '../../kit/resource/EditorTools';
import { toast } from '../../kit/toast';

interface Change {
  call: () => Promise<unknown>;
  message: string;
}

interface StarActionsProps {
  star: Star;
  /** After it is gone. */
  onRemoved?: () => void;
}

/** What content editors do with a star site: edit, open, build, delete (core§7). */
export function StarActions({ star, onRemoved }: StarActionsProps) {
  const text = useText(words);
  const { id, name } = star;
  const change = useApiMutation(({ call }: Change) => call(), { invalidates: [['stars']] });
  const { name: nameLabel, place, url, cover, profile, sort } = text.form;
  const labels = { name: nameLabel, area_code: place, url, cover, profile, sort };
  const versions = useVersions('star', labels, () => void reread([['stars']]));
  const run = (call: () => Promise<unknown>, message: string, then?: () => void) =>
    change.mutate(
      { call, message },
      {
        onSuccess: () => {
          toast.success(message);
          then?.();
        },
      },
    );
  const remove = async () => {
    const question = { title: text.removeTitle, text: text.removeText(name), confirmLabel: text.actions.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    run(() => api.put('/ns/star/del', { id }), text.removed, onRemoved);
  };
  const open = star.is_open === 1;
  const built = star.build_count > 0;
  const entries = [
    { label: text.actions.edit, act: () => void openDialog('starForm', { star }) },
    {
      label: open ? text.actions.close : text.actions.open,
      act: () => run(() => api.put('/ns/star/open', { id, is_open: open ? 0 : 1 }), open ? text.shut : text.opened),
    },
    {
      label: built ? text.actions.buildAgain : text.actions.build,
      act: () => run(() => api.put(`/ns/star/${built ? 'buildAgain' : 'build'}`, { id }), text.builtNow),
    },
    ...versions(id, name),
    { label: text.actions.remove, act: () => void remove() },
  ];
  return entries.map(({ label, act }) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      disabled={change.isPending}
      aria-label={text.of(label, name)}
      onClick={act}
      // Above the link that fills the card.
      sx={{ position: 'relative' }}
    >
      {label}
    </Button>
  ));
}
