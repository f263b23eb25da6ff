import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { itemPage, publishedOf } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { MarkChip } from '../../domain/catalog/MarkChip';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Link } from '../../kit/router';
import type { Favourite } from './types';

const dialogOf = ({ item_type }: Favourite) =>
  item_type === ITEM.product ? 'productDetail' : publishedOf(item_type).dialog;

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
  const name = pickName(lang, card?.name, card?.name_en);
  const orgName = pickName(lang, card?.org_name, card?.org_name_en);
  const kind = text.kinds[row.item_type] ?? '';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
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
            {name}
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{text.gone}</Box>
        )}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {[orgName, text.since(formatDay(row.add_time))].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {card ? (
          <Button
            size="small"
            aria-label={common.quickLookAt(name)}
            onClick={() => void openDialog(dialogOf(row), { id: row.item_id })}
          >
            {common.quickLook}
          </Button>
        ) : null}
        <Button size="small" color="inherit" loading={busy} aria-label={text.removeOf(name || kind)} onClick={onRemove}>
          {text.remove}
        </Button>
      </Box>
    </Box>
  );
}
