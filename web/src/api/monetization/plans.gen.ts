import { baseApi as api } from "../base-api";
export const addTagTypes = ["plans"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      contactSales: build.mutation<ContactSalesApiResponse, ContactSalesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/sales-messages`,
            method: "POST",
            body: queryArg.salesMessageBody,
          }),
          invalidatesTags: ["plans"],
        },
      ),
      plans: build.query<PlansApiResponse, PlansApiArg>({
        query: () => ({ url: `/api/plans` }),
        providesTags: ["plans"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as plansApi };
export type ContactSalesApiResponse = unknown;
export type ContactSalesApiArg = {
  salesMessageBody: SalesMessageBody;
};
export type PlansApiResponse = /** status 200  */ PlansAnswer;
export type PlansApiArg = void;
export type SalesMessageBody = {
  name: string;
  /** Where the answer goes. */
  email: string;
  message: string;
  /** Language of the copy that is mailed to the writer. */
  language?: "en" | "es";
};
export type PriceOfPlan = {
  cycle: "monthly" | "yearly";
  currency: "usd";
  amountCents: number;
};
export type OfferedPlan = {
  tier: "free" | "premium" | "premium_plus";
  /** None for the free plan, and for one that cannot be bought here. */
  prices: PriceOfPlan[];
};
export type PlansAnswer = {
  /** From the smallest to the largest. */
  plans: OfferedPlan[];
  /** Whether this server takes payments; else plans are only given by the people who run it. */
  purchasable: boolean;
};
export const { useContactSalesMutation, usePlansQuery } = injectedRtkApi;
