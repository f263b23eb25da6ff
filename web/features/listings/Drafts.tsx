import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DraftRow } from '../../../db/contract/drafts';
import type { PublishedFacts } from '../../../db/contract/items';
import { deleteDraft } from '../../domain/publishing/drafts/server';
import words from '../../i18n/listings';
import { ApiError, queryClient, useApiQuery } from '../../kit/api';
import { confirm } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { toast } from '../../kit/toast';

/** What the query of the drafts begins with. */
export const DRAFTS = ['drafts'];

interface DraftsProps {
  kind: PublishedFacts;
  onOpen: (itemId: string) => void;
}

/** What was begun and not submitted, on whatever device: to go on with, or to drop. */
export function Drafts({ kind, onOpen }: DraftsProps) {
  const text = useText(words).drafts;
  const query = useApiQuery(DRAFTS, '/v1/user/draft/list', {}, { staleMs: 0, silent: true });
  const rows = query.data?.filter((row) => row.item_type === kind.itemType) ?? [];
  if (rows.length === 0) return null;

  const nameOf = (row: DraftRow): string => row.name.trim() || text.unnamed;
  const discard = async (row: DraftRow) => {
    const question = {
      title: text.discardTitle,
      text: text.discardText(nameOf(row)),
      confirmLabel: text.discard,
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await deleteDraft({ item_type: row.item_type, item_id: row.item_id });
      toast.success(text.discarded);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    }
    await queryClient.invalidateQueries({ queryKey: DRAFTS });
  };

  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mb: 3, p: { xs: 2, sm: 2.5 }, borderRadius: 3, bgcolor: 'brand.tint' }}
    >
      <Typography component="h2" sx={{ fontWeight: 650, mb: 1 }}>
        {text.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.item_id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {row.item_id ? text.change : text.fresh} · {text.saved(formatMinute(row.update_time))}
              </Box>
            </Box>
            <Button size="small" variant="outlined" onClick={() => onOpen(row.item_id)}>
              {text.go}
            </Button>
            <Button size="small" onClick={() => void discard(row)} sx={{ color: 'error.main' }}>
              {text.discard}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
