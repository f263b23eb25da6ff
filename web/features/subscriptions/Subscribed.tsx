import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnSubscription } from '../../../db/contract/subscriptions';
import { flatScopes, useScopes } from '../../domain/fields/scopes';
import words from '../../i18n/subscriptions';
import { api } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { toast } from '../../kit/toast';

interface SubscribedProps {
  held: OwnSubscription;
  ownKey: string[];
  onEdit: () => void;
}

/** A subscription as it stands, with the ways to change and to end it. */
export function Subscribed({ held, ownKey, onEdit }: SubscribedProps) {
  const text = useText(words);
  const { lang } = useLang();
  const scopes = useScopes();
  const names = new Map(
    flatScopes(scopes.data ?? []).map((node) => [node.id, pickName(lang, node.name, node.name_en)]),
  );
  const end = useApiMutation(() => api.del('/v1/user/subscription', { item_type: held.item_type }), {
    invalidates: [ownKey],
    onSuccess: () => toast.success(text.unsubscribed),
  });
  const ask = async () => {
    const sure = { title: text.unsubscribe, text: text.unsubscribeQuestion, confirmLabel: text.unsubscribe };
    if (await confirm({ ...sure, danger: true })) end.mutate();
  };
  return (
    <Box
      component="section"
      sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Typography variant="h2">{text.subscribed(text.kinds[held.item_type] ?? '')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {text.since(formatDay(held.update_time))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {held.scopes.map((id) => (
          <TagChip key={id} label={names.get(id) ?? '…'} />
        ))}
        {held.keyword ? <TagChip label={held.keyword} /> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="outlined" color="error" loading={end.isPending} onClick={() => void ask()}>
          {text.unsubscribe}
        </Button>
      </Box>
    </Box>
  );
}
