import { baseApi as api } from "../base-api";
export const addTagTypes = ["assistant"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      askAssistant: build.mutation<AskAssistantApiResponse, AskAssistantApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/assistant/replies`,
            method: "POST",
            body: queryArg.askAssistantBody,
          }),
          invalidatesTags: ["assistant"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as assistantApi };
export type AskAssistantApiResponse = /** status 200  */ AssistantReply;
export type AskAssistantApiArg = {
  askAssistantBody: AskAssistantBody;
};
export type AssistantSource = {
  kind: "help" | "listing" | "page";
  title: string;
  /** Within the product. */
  path: string;
};
export type AssistantReply = {
  engine: "built-in" | "endpoint";
  reply: string;
  sources: AssistantSource[];
  /** False: the assistant does not know, and offers a person instead. */
  known: boolean;
  /** An AI endpoint is set and has failed. */
  fellBack: boolean;
};
export type AssistantTurn = {
  from: "person" | "assistant";
  text: string;
};
export type AskAssistantBody = {
  message: string;
  /** The item that is looked at. */
  listingId?: string;
  /** The last things said, the latest at the end. */
  turns?: AssistantTurn[];
  /** Of the screen; a question in another one is answered in that. */
  language?: "en" | "es";
};
export const { useAskAssistantMutation } = injectedRtkApi;
