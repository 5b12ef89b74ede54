import java.net.URI;
import java.net.http.*;
import java.util.List;

class Session {
    record Learner(String id, String style) {}

    public static void main(String[] args) throws Exception {
        var learners = List.of(
            new Learner("stu_2041", "visual"),
            new Learner("stu_2042", "auditory"));

        for (var learner : learners) {
            var body = """
                {
                  "studentId": "%s",
                  "courseId": "crs_118",
                  "topic": "Factoring quadratics",
                  "adaptiveMode": true,
                  "learningStyle": "%s"
                }
                """.formatted(learner.id(), learner.style());
            var request = HttpRequest
                .newBuilder(URI.create("https://api.host.example/api/v1/ai/tutor"))
                .header("Authorization", "Bearer " + System.getenv("SITENAME_KEY"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
            var reply = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding());
            var result = reply.statusCode() == 200 ? "open" : "refused";
            System.out.println(learner.id() + " " + learner.style() + " " + result);
        }
    }
}
