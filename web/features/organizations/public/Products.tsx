import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { itemPage } from '../../../../db/contract/items';
import { ITEM } from '../../../../db/contract/limits';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/talk';
import { useRows } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { InfoCard } from '../../../kit/layout/InfoCard';
import { Pager } from '../../../kit/layout/Pager';
import { Section } from '../../../kit/layout/Section';
import { Tiles } from '../../../kit/layout/Tiles';

const APPROVED = 4;
const PAGE_SIZE = 6;

/** The organisation's public products; without any, the page says nothing of them. */
export default function Products({ id }: { id: string }) {
  const text = useText(words).product;
  const common = useText(catalog);
  const [search] = useSearchParams();
  const { data } = useRows(
    ['organizations', 'products'],
    {
      table: 'chanpin',
      columns: ['chanpin_id', 'name', 'cover', 'add_time'],
      where: { unit: id, audit_status: APPROVED },
      order: [
        ['add_time', 'desc'],
        ['chanpin_id', 'desc'],
      ],
      pageIndex: Number(search.get('products')) || 1,
      pageSize: PAGE_SIZE,
    },
    { silent: true },
  );
  if (!data || data.records.length === 0) return null;
  return (
    <Section title={text.list}>
      <Box component={Link} to={`/products?unit=${id}`} sx={{ display: 'inline-block', mb: 1.5, color: 'brand.text' }}>
        {text.all}
      </Box>
      <Tiles
        label={text.list}
        rows={data.records}
        idOf={(card) => card.chanpin_id}
        min={280}
        gap={2}
        tile={(card) => (
          <InfoCard
            title={card.name}
            to={itemPage(ITEM.product, card.chanpin_id, card.name)}
            onOpen={() => void openDialog('productDetail', { id: card.chanpin_id })}
            image={card.cover}
            media
            footer={
              <>
                <span>{formatDay(card.add_time)}</span>
                {/* Above the link that fills the card. */}
                <Button
                  size="small"
                  sx={{ position: 'relative', my: -0.5 }}
                  aria-label={common.quickLookAt(card.name)}
                  onClick={() => void openDialog('productDetail', { id: card.chanpin_id })}
                >
                  {common.quickLook}
                </Button>
              </>
            }
          />
        )}
      />
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param="products" /> : null}
    </Section>
  );
}
