import { baseApi as api } from "../base-api";
export const addTagTypes = ["voice"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      recordingState: build.query<
        RecordingStateApiResponse,
        RecordingStateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/recordings/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["voice"],
      }),
      transcriptEngine: build.query<
        TranscriptEngineApiResponse,
        TranscriptEngineApiArg
      >({
        query: () => ({ url: `/api/transcripts/engine` }),
        providesTags: ["voice"],
      }),
      transcribeRecording: build.mutation<
        TranscribeRecordingApiResponse,
        TranscribeRecordingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/transcripts`,
          method: "POST",
          body: queryArg.transcribeBody,
        }),
        invalidatesTags: ["voice"],
      }),
      improveTranscript: build.mutation<
        ImproveTranscriptApiResponse,
        ImproveTranscriptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/transcripts/improvement`,
          method: "POST",
          body: queryArg.improveTranscriptBody,
        }),
        invalidatesTags: ["voice"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as voiceApi };
export type RecordingStateApiResponse = /** status 200  */ RecordingState;
export type RecordingStateApiArg = {
  id: string;
};
export type TranscriptEngineApiResponse = /** status 200  */ TranscriptEngine;
export type TranscriptEngineApiArg = void;
export type TranscribeRecordingApiResponse = /** status 200  */ Transcript;
export type TranscribeRecordingApiArg = {
  transcribeBody: TranscribeBody;
};
export type ImproveTranscriptApiResponse =
  /** status 200  */ ImprovedTranscript;
export type ImproveTranscriptApiArg = {
  improveTranscriptBody: ImproveTranscriptBody;
};
export type RecordingState = {
  /** Bytes it will have, and has. */
  size: number;
  received: number;
  /** The recording's id among the uploads, once all of it has come. */
  audioId: string | null;
};
export type TranscriptEngine = {
  /** Whether recordings can be transcribed here; if not, the browser's own recognition is used where there is one. */
  configured: boolean;
};
export type Transcript = {
  /** From 0 to 1; null where the engine does not say. */
  confidence: number | null;
  text: string;
};
export type TranscribeBody = {
  /** One of the caller's own recordings. */
  audioId: string;
};
export type ImprovedTranscript = {
  engine: "built-in" | "endpoint";
  text: string;
  /** The endpoint that the operator has set has failed, and the product itself has stood in. */
  fellBack: boolean;
};
export type ImproveTranscriptBody = {
  kind: "grammar" | "professional" | "summary" | "structure";
  transcript: string;
};
export const {
  useRecordingStateQuery,
  useTranscriptEngineQuery,
  useTranscribeRecordingMutation,
  useImproveTranscriptMutation,
} = injectedRtkApi;
