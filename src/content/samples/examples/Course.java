import java.net.URI;
import java.net.http.*;
import java.util.List;

class Course {
    public static void main(String[] args) throws Exception {
        for (var level : List.of("expert", "advanced")) {
            var body = """
                {
                  "title": "Algebra, Grade 10",
                  "description": "Quadratics, line by line",
                  "level": "%s",
                  "aiTutoringEnabled": true
                }
                """.formatted(level);
            var request = HttpRequest
                .newBuilder(URI.create("https://api.host.example/api/v1/courses"))
                .header("Authorization", "Bearer " + System.getenv("SITENAME_KEY"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
            var reply = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println(reply.statusCode() == 200
                ? "added as " + level
                : reply.statusCode() + " " + reply.body());
        }
    }
}
