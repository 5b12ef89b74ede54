import java.net.URI;
import java.net.http.*;
import java.util.List;

class Quiz {
    record Mark(String topic, int score) {}

    public static void main(String[] args) throws Exception {
        var quiz = List.of(
            new Mark("Factoring", 85),
            new Mark("Completing the square", 60));

        for (var mark : quiz) {
            var body = """
                {"student_id": "stu_2041", "topic": "%s", "score": %d}
                """.formatted(mark.topic(), mark.score());
            var request = HttpRequest
                .newBuilder(URI.create("https://api.host.example/v1/progress/track"))
                .header("Authorization", "Bearer " + System.getenv("SITENAME_KEY"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
            var reply = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding());
            var result = reply.statusCode() == 200 ? "recorded" : "refused";
            System.out.println(result + " " + mark.topic() + " " + mark.score());
        }
    }
}
