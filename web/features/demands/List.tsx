import words from '../../i18n/demands';
import { ListPage } from '../../shared/catalog/ListPage';
import type { DemandCard } from '../../shared/catalog/types';
import { useText } from '../../shared/i18n';
import PublishButton from '../../shared/publishing/PublishButton';
import { DemandRow } from './public/DemandRow';

export default function DemandsList() {
  const text = useText(words);
  return (
    <ListPage<DemandCard>
      kind="demands"
      words={text}
      actions={<PublishButton kind="demand" />}
      idOf={(card) => card.xuqiu_id}
      card={(card, keyword) => <DemandRow card={card} keyword={keyword} />}
    />
  );
}
