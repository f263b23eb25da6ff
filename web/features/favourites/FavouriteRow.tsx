import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Favourite } from '../../../db/contract/calls/favourites';
import { itemPage, publishedOf } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { MarkChip } from '../../domain/catalog/MarkChip';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { openDialog } from '../../kit/dialogs';
import { inChinese, pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { panel } from '../../kit/layout/panel';

/** Opens what is kept over the list; a project has a page alone. */
function look({ item_type, item_id: id }: Favourite): (() => void) | null {
  if (item_type === ITEM.product) return () => void openDialog('productDetail', { id });
  if (item_type === ITEM.expert) return () => void openDialog('expertDetail', { expertId: id });
  if (item_type === ITEM.park) return () => void openDialog('parkDetail', { resultId: id });
  if (item_type === ITEM.project) return null;
  return () => void openDialog(publishedOf(item_type).dialog, { id });
}

interface FavouriteRowProps {
  row: Favourite;
  busy: boolean;
  onRemove: () => void;
}

export function FavouriteRow({ row, busy, onRemove }: FavouriteRowProps) {
  const text = useText(words).favourites;
  const common = useText(catalog);
  const { lang } = useLang();
  const { card } = row;
  const orgName = pickName(lang, card?.org_name, card?.org_name_en);
  const named = useNamed();
  const { title, original } = named({ name: '', ...card });
  const open = look(row);
  const kind = text.kinds[row.item_type] ?? '';
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, ...panel }}>
      <Box
        sx={{
          flex: '1 1 280px',
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'start',
          gap: 0.5,
        }}
      >
        <MarkChip label={kind} />
        {card ? (
          <Box
            component={Link}
            to={itemPage(row.item_type, row.item_id, card.name)}
            sx={{
              fontWeight: 600,
              color: 'text.primary',
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              '&:hover': { color: 'brand.text', textDecoration: 'underline' },
            }}
          >
            <span {...inChinese(title)}>{title}</span>
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{text.gone}</Box>
        )}
        {original ? (
          <Box lang="zh-CN" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {original}
          </Box>
        ) : null}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {[orgName, text.since(formatDay(row.add_time))].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {card && open ? (
          <Button size="small" aria-label={common.quickLookAt(title)} onClick={open}>
            {common.quickLook}
          </Button>
        ) : null}
        <Button
          size="small"
          color="inherit"
          loading={busy}
          aria-label={text.removeOf(title || kind)}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </Box>
    </Box>
  );
}
