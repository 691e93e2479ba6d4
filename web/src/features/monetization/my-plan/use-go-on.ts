import { useResumePlanMutation } from '../../../api/monetization/my-plan';

/**
 * Takes back what was to follow a plan: that it ends, or that it becomes another one. Names no plan, so that nothing is ever
 * bought by it. Answers whether it was.
 */
export function useGoOn(): { goOn: () => Promise<boolean>; busy: boolean } {
  const [resume, { isLoading }] = useResumePlanMutation();
  const goOn = async () => {
    const { data } = await resume();
    return data !== undefined;
  };
  return { goOn, busy: isLoading };
}
