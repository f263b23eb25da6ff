import type { ResultCard } from '../../../../db/contract/cards';
import { COOPERATION_MODES, STAGES } from '../../../../db/contract/enums-results';
import { itemPage } from '../../../../db/contract/items';
import { ITEM } from '../../../../db/contract/limits';
import { CatalogCard } from '../../../domain/catalog/CatalogCard';
import { useLabel, useLabels, usePlace, useScopeNames } from '../../../domain/catalog/words';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useNamed } from '../../../kit/i18n';

export function ResultRow({ card, keyword }: { card: ResultCard; keyword: string }) {
  const { lang } = useLang();
  const named = useNamed();
  const label = useLabel();
  const labels = useLabels();
  const scopeNames = useScopeNames();
  const place = usePlace();
  const cooperation = labels(COOPERATION_MODES, card.cooperation);
  return (
    <CatalogCard
      to={itemPage(ITEM.result, card.chengguo_id, card.name)}
      onLook={() => void openDialog('resultDetail', { id: card.chengguo_id })}
      {...named(card)}
      keyword={keyword}
      cover={card.cover}
      scopes={card.scope}
      summary={pickName(lang, card.summary, card.summary_en)}
      from={[pickName(lang, card.org_name, card.org_name_en), place(card)]}
      chips={scopeNames(card.scope)}
      mark={label(STAGES, card.process)}
      facts={cooperation ? <span>{cooperation}</span> : null}
      code={card.code}
      time={card.release_time}
    />
  );
}
