/** First segments of the addresses of the workplace's pages. */
const ADDRESS =
  /^\/(?:workplace|audit|auditResults|admin|content|import|push|pushProfile|pushSecond|pushDeal|demandConfirm|portraits|programme\/office)(?:\/|$)/;

/** Whether a page stands in the workplace's frame. */
export const isStaffAddress = (pathname: string): boolean => ADDRESS.test(pathname);
